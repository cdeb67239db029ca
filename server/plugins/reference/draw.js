/* global SwaggerUIBundle */
// Draws the contract of this server into the page. Secrets that are typed stay in the page.
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  persistAuthorization: false,
  validatorUrl: null,
}).initOAuth({});

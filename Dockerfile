# syntax=docker/dockerfile:1
# The site and the server in one image, for every installation: addresses are read at start, not baked in.

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY scripts/tasks scripts/tasks
# By the own script of the build, which then finds them installed and does not install them once more.
RUN node -e "import('./scripts/tasks/prepare.mjs').then(({ prepare }) => prepare([]))"
COPY . .
# Names canonical addresses to search engines; everything else is the same without.
ARG GATSBY_SITE_URL
ENV GATSBY_SITE_URL=$GATSBY_SITE_URL GATSBY_TELEMETRY_DISABLED=1
RUN npm run build && npm run collect -- /srv/product

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DEMO=0 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /srv/product /srv/product
WORKDIR /srv/product
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 8000) + '/healthz').then(a => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/server/main.mjs"]

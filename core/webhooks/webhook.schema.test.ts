import { faultsOf } from '../records/faults-of';
import { webhookSchema } from './webhook.schema';

test.each([
  ['https://erp.example.com/hooks?of=a', {}],
  ['erp.example.com', { address: 'ADDRESS_INVALID' }],
  ['https://me:secret@erp.example.com', { address: 'ADDRESS_INVALID' }],
  ['https://erp.example.com:99999', { address: 'ADDRESS_INVALID' }],
])('the address %s has the faults %j', (address, faults) => {
  expect(faultsOf(webhookSchema.pick(['address']), { address })).toEqual(faults);
});

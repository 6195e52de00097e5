import { PASSWORD } from './people.ts';
import type { RefusalsOfCalls } from './refusals-of-calls.ts';

export const SHOP: RefusalsOfCalls = {
  // Connections
  editConnection: [
    'connections.no_such',
    'connections.incomplete',
    'connections.no_address',
    'connections.files_stay',
    ...PASSWORD,
  ],
  removeConnection: ['connections.no_such', 'connections.files_stay'],
  testConnection: ['connections.no_such', 'connections.incomplete', 'connections.too_many_tests'],
};

import { type Group, type GroupFaults, readOf } from './group.ts';
import { plainLine } from './plain-line.ts';

export type CompanyAddressField = 'registeredAddress' | 'branchAddress';

const LIMITS = { fewest: 10, most: 200 };

/** Where the shop sits, as the law wants it said. */
export const ADDRESS_GROUP: Group<CompanyAddressField> = {
  title: 'Addresses',
  labels: { registeredAddress: 'Registered and head office', branchAddress: 'Branch' },
  fieldsOf: ({ identity: { registeredAddress, branchAddress } }) => ({ registeredAddress, branchAddress }),
  read: typed => {
    const faults: GroupFaults<CompanyAddressField> = {};
    const registered = plainLine(typed.registeredAddress, { label: 'Registered address', ...LIMITS });
    if ('fault' in registered) faults.registeredAddress = registered.fault;
    const branch = typed.branchAddress.trim() === '' ? { line: '' } : plainLine(typed.branchAddress, BRANCH);
    if ('fault' in branch) faults.branchAddress = branch.fault;
    return readOf(faults, () => ({
      identity: {
        registeredAddress: 'line' in registered ? registered.line : '',
        branchAddress: 'line' in branch ? branch.line : '',
      },
    }));
  },
};

const BRANCH = { label: 'Branch', ...LIMITS };

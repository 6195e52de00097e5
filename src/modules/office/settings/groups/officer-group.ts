import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { readCarePhone } from '#people/addresses/care-phone.ts';
import { type Group, type GroupFaults, readOf } from './group.ts';
import { plainLine } from './plain-line.ts';
import { NO_EMAIL, NO_PHONE } from './shop-group.ts';

export type OfficerField = 'name' | 'designation' | 'email' | 'phone';

const LIMITS = { most: 100 };

/** Who hears complaints. */
export const OFFICER_GROUP: Group<OfficerField> = {
  title: 'Grievance officer',
  labels: { name: 'Name', designation: 'Designation', email: 'E-mail', phone: 'Phone' },
  fieldsOf: ({ identity: { grievanceOfficer: officer } }) => ({
    name: officer.name,
    designation: officer.designation,
    email: officer.email,
    phone: officer.phone,
  }),
  read: typed => {
    const faults: GroupFaults<OfficerField> = {};
    const name = plainLine(typed.name, { label: 'Name', ...LIMITS });
    if ('fault' in name) faults.name = name.fault;
    const designation = plainLine(typed.designation, { label: 'Designation', ...LIMITS });
    if ('fault' in designation) faults.designation = designation.fault;
    const email = canonicalEmail(typed.email);
    if (email === undefined) faults.email = NO_EMAIL;
    const phone = readCarePhone(typed.phone);
    if (phone === undefined) faults.phone = NO_PHONE;
    return readOf(faults, () => ({
      identity: {
        grievanceOfficer: {
          name: 'line' in name ? name.line : '',
          designation: 'line' in designation ? designation.line : '',
          email: email ?? '',
          phone: phone ?? '',
        },
      },
    }));
  },
};

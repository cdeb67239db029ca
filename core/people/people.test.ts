import { faultsOf } from '../records/faults-of';
import { emptyContact, toContactValues, toPersonalData } from './contact-fields';
import { applicantSchema, contactSchema, newPersonSchema, personSchema } from './person.schema';

const julia = { ...emptyContact, firstName: 'Julia', lastName: 'Weber', email: ' Julia@Weber.example ' };
const applicant = { ...julia, termsAccepted: true };

it('a contact person converts to its API form, with the whole number, and back to form values', () => {
  const data = toPersonalData({ ...julia, salutation: 'Ms', jobTitle: ' Einkauf ' }, '+491711234567');
  expect(data).toEqual({
    Name: 'Julia',
    SurName: 'Weber',
    Email: 'Julia@Weber.example',
    Salutation: 'Ms',
    PhoneNumber: '+491711234567',
    JobTitle: 'Einkauf',
  });
  expect(toContactValues(data)).toMatchObject({ firstName: 'Julia', phoneNumber: '+491711234567' });
});

describe('the rules of a person', () => {
  it('find no fault if only the required fields are filled', () => {
    expect(faultsOf(applicantSchema, applicant)).toEqual({});
    expect(faultsOf(contactSchema, julia)).toEqual({});
    expect(faultsOf(personSchema, { firstName: 'A', lastName: 'B', jobTitle: '', phoneNumber: '' })).toEqual(
      {},
    );
    expect(faultsOf(newPersonSchema, { email: 'a@b.de', firstName: '', lastName: '' })).toEqual({});
  });

  it('name every fault, in the order of the form', () => {
    const empty = { ...emptyContact, phoneNumber: '1', termsAccepted: false };
    expect(Object.values(faultsOf(applicantSchema, empty))).toEqual([
      'firstNameRequired',
      'lastNameRequired',
      'emailRequired',
      'phoneNumberInvalid',
      'termsNotAccepted',
    ]);
    expect(faultsOf(newPersonSchema, { email: '' })).toEqual({ email: 'emailRequired' });
  });

  it.each(['@weber.example', 'a@b', 'a@b.c', 'a b@c.de', 'a@b.d3'])(
    'refuse %s as an e-mail address',
    (email) => expect(faultsOf(contactSchema, { ...julia, email })).toEqual({ email: 'emailInvalid' }),
  );

  it.each(['A.B+c@Sub.Example.COM', ' a@b.de '])('accept %j as an e-mail address', (email) =>
    expect(faultsOf(contactSchema, { ...julia, email })).toEqual({}),
  );
});

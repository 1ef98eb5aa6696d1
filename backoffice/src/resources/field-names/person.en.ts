/** Names of fields of people, which several resources share. */
import type turkish from './person.tr.ts'

const fields: typeof turkish = {
  branchOf: 'Dealer and below',
  username: 'Username',
  password: 'Password',
  fullName: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  type: 'Type',
  status: 'Status',
  parentId: 'Dealer',
  parentName: 'Dealer',
  openingLimit: 'Opening limit',
  balance: 'Balance',
  creditLimit: 'Credit limit',
  lastLoginAt: 'Last sign-in',
  lastLoginIp: 'Last IP',
  createdAt: 'Opened',
  language: 'Language',
  currency: 'Currency',
  email: 'E-mail',
  phoneCode: 'Country code (+90)',
  cellPhone: 'Mobile phone',
  birthDate: 'Birth date',
  gender: 'Gender',
  identityNumber: 'Identity number',
  countryCode: 'Country (TR)',
  city: 'City',
  town: 'Town',
  address: 'Address',
  postCode: 'Post code',
  isOnline: 'Web account',
  autoPrint: 'Print automatically',
}

export default fields

/** Refusals of fields of forms and bodies. */
export const FIELD_ERRORS = {
  /** the field is missing @status field */
  isRequiredArea: 422,
  /** the operation has no such field @status field */
  unknownField: 422,
  /** the text is too short or too long @params field, min, max @status field */
  minLengthMaxLength: 422,
  /** no number @status field */
  numberRequired: 422,
  /** no e-mail address @status field */
  emailRequired: 422,
  /** no date @params of a file: value, form @status field, row of a file */
  dateRequired: 422,
  /** no date with time; used by forms of payments @status field */
  datetimeRequired: 422,
  /** no time of day @params value @status row of a file */
  timeRequired: 422,
  /** none of the values that are allowed @params the allowed ones @status field */
  notOneOf: 422,
  /** a value of another type @params the type @status field */
  wrongType: 422,
  /** no whole number @status field */
  wholeNumber: 422,
  /** the list has too few entries @params min @status field */
  tooFewEntries: 422,
  /** the list has too many entries @params max @status field */
  tooManyEntries: 422,
  /** the list names something twice @status field */
  repeatedEntry: 422,
  /** the text has another form @params an example @status field */
  formWrong: 422,
  /** the row, name or code is not there, not of the brand, or not of the kind that fits @status field */
  unknownEntry: 422,
  /** the username is taken @status field */
  usernameAlreadyUseRegister: 422,
  /** the present password is wrong @status field */
  userPassCodeWrong: 422,
  /** the two new passwords differ @status field */
  passwordMatchError: 422,
  /** a password that anybody would try first @status field */
  commonPassword: 422,
  /** the username holds more than letters A to Z and digits @status field */
  usernameCharacters: 422,
  /** the password is the username @status field */
  passwordIsUsername: 422,
  /** the person is too young @params years @status field */
  minimumAge: 422,
  /** another player of the brand has this identity number, however it is written */
  identityNumberInUse: 422,
  /** the last digits of the identity number do not follow from the others @status field */
  identityNumberWrong: 422,
  /** another player of the brand has the mail address @status field */
  emailAlreadyUse: 422,
  /** another player of the brand has the phone number @status field */
  phoneAlreadyUse: 422,
  /** the phone number begins with the code of another country than the chosen one @status field */
  phoneOtherCountry: 422,
  /** the own profile lacks the city @status field */
  cityCanNotbeNull: 422,
  /** the own profile lacks the post code @status field */
  postCodeCanNotbeNull: 422,
  /** the new password is the present one @status field */
  passwordUnchanged: 422,
} as const

/**
 * What stands in the log about people: nothing by which somebody is found. Numbers of rows stay, since whoever may read
 * the database finds the person by them.
 */
const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g
/** With the `+` of a foreign call, as phones are stored, or as an IBAN: digits alone may be a time or an id. */
const PHONE = /\+\d[\d ()-]{7,18}\d/g
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g
/** The value that a database names when a row exists already. */
const DUPLICATE = /Duplicate entry '.*?' for key/g

/** A line of the log, or any text for it, with personal data masked. */
export const maskPersonal = (line: string): string =>
  line
    .replace(DUPLICATE, "Duplicate entry '<value>' for key")
    .replace(EMAIL, '<email>')
    .replace(PHONE, '<phone>')
    .replace(IBAN, '<iban>')

/** The language that a visitor chose, kept in a cookie so that the server sends pages in it. */
export const LANGUAGE_COOKIE = 'grandstand_language'
export const LANGUAGE_COOKIE_DAYS = 365

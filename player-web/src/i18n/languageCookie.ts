import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '@grandstand/shared-types/languages/chosen'

const DAY_S = 86_400

/** Keeps the language for a year in the cookie by which the server chooses that of an address without one. */
export function keepLanguage(language: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  const maxAge = LANGUAGE_COOKIE_DAYS * DAY_S
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}

/** Whether a language was kept in this browser. */
export const hasKeptLanguage = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))

/** Asks for the pages of affiliates over a million clicks, one after the other; prints the figures of each as a line of JSON. */
import { timedPages } from '../timed_pages.ts'

const DAY_MS = 24 * 3_600_000

const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
const MONTHS = `from=${day(90)}&to=${day(1)}`

const OF_STAFF: Record<string, string> = {
  'affiliates, a page of 50': '/v1/affiliates?range=[0,49]',
  'referred players, a page of 50': '/v1/affiliate-players?range=[0,49]',
  'funnel, 14 days': '/v1/affiliates/7/reach',
  'funnel, 90 days': `/v1/affiliates/7/reach?${MONTHS}`,
}
const OF_AFFILIATE: Record<string, string> = {
  'own page': '/v1/me/affiliate',
  'own days, 90 days': `/v1/me/affiliate/days?${MONTHS}`,
}

const pages = {
  ...(await timedPages('admin', OF_STAFF)),
  ...(await timedPages('partner6', OF_AFFILIATE)),
}
console.log(JSON.stringify({ pages }))

/** Asks for the pages of staff over a large network, one after the other; prints the figures of each as a line of JSON. */
import { timedPages } from './timed_pages.ts'

const PAGES: Record<string, string> = {
  'dealers, a page of 50': '/v1/dealers?range=[0,49]',
  'tree, the top, today': '/v1/dealer-tree?period=today',
  'tree, the top, a week': '/v1/dealer-tree?period=last7',
  'tree, the top, a month': '/v1/dealer-tree?period=lastMonth',
  'tree, below the admin, a week': '/v1/dealer-tree?period=last7&below=1000',
  'tree, below a dealer, a week': '/v1/dealer-tree?period=last7&below=1001',
  'start page': '/v1/dashboard',
  'charts, 30 days': '/v1/dashboard/turnover?days=30',
  'how an admin stands': '/v1/dashboard/standing',
}
/** Includes the commission so far; the dealer has a tenth of all players below. */
const PAGES_OF_DEALER: Record<string, string> = {
  'how a dealer stands': '/v1/dashboard/standing',
}

const pages = {
  ...(await timedPages('adminof1000', PAGES)),
  ...(await timedPages('dealerof1001', PAGES_OF_DEALER)),
}
console.log(JSON.stringify({ pages }))

/** What is kept of one producer. */
import { MessageLog } from '#feed/producers/message_log'
import { MessageRate } from '#feed/producers/message_rate'

/** `alive`: nothing is wrong. */
export type ProducerState =
  'alive' | 'silent' | 'outOfOrder' | 'notSubscribed' | 'recovering' | 'new'

export interface Producer {
  key: string
  state: ProducerState
  /** When it last said that it is alive, by our clock; 0 for never. */
  aliveAt: number
  /** The same by its own clock. */
  aliveGeneratedAt: number
  /** Everything that it made up to then is in the database once this is. */
  processedAt: number
  lastMessageAt: number
  messageCount: number
  /** When the newest message was made, by its own clock; 0 for none. */
  lastGeneratedAt: number
  rate: MessageRate
  log: MessageLog
  errorCount: number
  recovery: { requestId: number; requestedAt: number } | null
  lastRequestAt: number
  /** Requests in a row that could not be made. */
  failedRequests: number
  /** Down for a hole in its numbers alone. */
  missesNumbers: boolean
  isUnsaved: boolean
}

/** One that has not spoken yet. */
export function newProducer(key: string): Producer {
  return {
    key,
    state: 'new',
    aliveAt: 0,
    aliveGeneratedAt: 0,
    processedAt: 0,
    lastMessageAt: 0,
    messageCount: 0,
    lastGeneratedAt: 0,
    rate: new MessageRate(),
    log: new MessageLog(),
    errorCount: 0,
    recovery: null,
    lastRequestAt: 0,
    failedRequests: 0,
    missesNumbers: false,
    isUnsaved: true,
  }
}

/** The state of one producer in memory. */
import { MessageLog } from '#feed/producers/message_log'
import { MessageRate } from '#feed/producers/message_rate'

/** `alive` means that nothing is wrong. */
export type ProducerState =
  | 'alive'
  | 'silent'
  | 'outOfOrder'
  | 'notSubscribed'
  | 'recovering'
  | 'new'

export interface Producer {
  key: string
  state: ProducerState
  /** Our time of its last `alive`; 0 for never. */
  aliveAt: number
  /** The producer's own time of that message. */
  aliveGeneratedAt: number
  /** Every message that the producer made before this time is in the database once this row is. */
  processedAt: number
  lastMessageAt: number
  messageCount: number
  /** The producer's time of its newest message; 0 for none. */
  lastGeneratedAt: number
  rate: MessageRate
  log: MessageLog
  errorCount: number
  recovery: { requestId: number; requestedAt: number } | null
  lastRequestAt: number
  /** Failed requests in a row. */
  failedRequests: number
  /** Down only because a number of its messages is missing. */
  missesNumbers: boolean
  isUnsaved: boolean
}

/** A producer from which no message has come yet. */
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

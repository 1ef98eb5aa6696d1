/** Batches of cards and single cards, as staff handle them. */
import type {
  CardBatchRow,
  CardCodes,
  CardLiability,
  CardRow,
  CardsVoided,
} from '@grandstand/shared-types/wire/money/cards'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import * as making from '#cards/actions/make_batch'
import * as selling from '#cards/actions/sell_card'
import * as taking from '#cards/actions/take_codes'
import * as voiding from '#cards/actions/void_cards'
import * as liability from '#cards/queries/card_liability'
import {
  batchResource,
  cardResource,
  scopeCards,
  withCardCounts,
} from '#cards/queries/card_resources'
import { batchValidator, voidValidator } from '#cards/validators/cards'

const batches = { permission: 'cards.view', scope: scopeCards, extend: withCardCounts } as const
const cards = { permission: 'cards.view', scope: scopeCards } as const
const batchRow = rowReader(batchResource, batches)
const cardRow = rowReader(cardResource, cards)

export const cardLists = {
  ...aroundList('cardBatches', batchResource, batches),
  ...readOperations('cardBatches', batchResource, batches),
  ...aroundList('cards', cardResource, cards),
  ...readOperations('cards', cardResource, cards),
}

export const makeCards = operation({
  method: 'POST',
  path: '/v1/card-batches',
  does: 'Pays for a batch of cards and begins to make it; `madeCount` of the row tells how far it is.',
  stepUp: 'byAction',
  spec: ['cards (back office)'],
  who: 'cards.make',
  idempotent: 'required',
  body: batchValidator,
  answers: reply<CardBatchRow>(201),
  errors: [
    'userSizeError',
    'insufficientCredit',
    'amountTooSmall',
    'amountTooLarge',
    'stepUpNeeded',
  ],
  notes: { in: "in the maker's own currency; an admin's cards are paid by the house" },
  async handle({ principal, body, key, ip }) {
    const answer = await making.makeBatch(body, { principal, ip, idempotencyKey: key })
    return batchRow(answer.body.id, principal)
  },
})

export const takeCardCodes = operation({
  method: 'POST',
  path: '/v1/card-batches/:id/codes',
  does: 'Hands out the codes of a batch, once; afterwards only their last four characters are known.',
  stepUp: 'always',
  who: 'cards.make',
  answers: reply<CardCodes>(),
  errors: ['cardsNotMade', 'cardCodesTaken'],
  handle: ({ params: { id }, principal, ip }) => taking.takeCodes({ principal, ip }, id),
})

export const voidCardBatch = operation({
  method: 'POST',
  path: '/v1/card-batches/:id/void',
  does: 'Voids every open card of a batch; their worth goes back to the maker.',
  stepUp: 'none: takes cards back',
  who: 'cards.void',
  body: voidValidator,
  answers: reply<CardsVoided>(),
  errors: ['cardsNotMade', 'cardEnded', 'minLengthMaxLength'],
  handle: ({ params: { id }, principal, body, ip }) =>
    voiding.voidBatch({ principal, ip }, id, body.reason),
})

export const voidCard = operation({
  method: 'POST',
  path: '/v1/cards/:id/void',
  does: 'Voids an open card; its worth goes back to the maker.',
  stepUp: 'none: takes a card back',
  who: 'cards.void',
  body: voidValidator,
  answers: reply<CardsVoided>(),
  errors: ['cardsNotMade', 'cardEnded', 'minLengthMaxLength'],
  handle: ({ params: { id }, principal, body, ip }) =>
    voiding.voidCard({ principal, ip }, id, body.reason),
})

export const sellCard = operation({
  method: 'POST',
  path: '/v1/cards/:id/sell',
  does: 'Marks a card as sold; the buyer pays the seller outside of the platform.',
  stepUp: 'none: a sale at the desk',
  who: 'cards.sell',
  answers: reply<CardRow>(),
  errors: ['cardEnded'],
  async handle({ params: { id }, principal, ip }) {
    await selling.sellCard({ principal, ip }, id)
    return cardRow(id, principal)
  },
})

export const cardLiability = operation({
  method: 'GET',
  path: '/v1/card-liability',
  does: 'Number and worth of the cards that can still be redeemed, by currency.',
  who: 'cards.view',
  answers: reply<CardLiability[]>(),
  handle: ({ principal }) => liability.cardLiability(principal),
})

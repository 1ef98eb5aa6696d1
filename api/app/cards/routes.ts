import type { Operations } from '#core/operations/operation'
import {
  cardLiability,
  cardLists,
  makeCards,
  sellCard,
  takeCardCodes,
  voidCard,
  voidCardBatch,
} from '#cards/operations/cards'
import { redeemCardAtDesk, redeemCardFor, redeemOwnCard } from '#cards/operations/redemptions'

export const operations = {
  ...cardLists,
  makeCards,
  takeCardCodes,
  voidCardBatch,
  sellCard,
  voidCard,
  cardLiability,
  redeemOwnCard,
  redeemCardFor,
  redeemCardAtDesk,
} satisfies Operations

/** What other features show of a player's bonuses; their texts are the page texts `bonuses`. */
export { grantsQuery } from './bonusQueries.ts'
export { useProductName } from './useProductName.ts'
export { ForfeitWarning } from './forfeit/ForfeitWarning.tsx'
export { useForfeitQuestion } from './forfeit/useForfeitQuestion.tsx'

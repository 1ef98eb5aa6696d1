/** Bets and outcomes of games in pictures. Pages that show them load the texts `verify`, too. */
export { BingoCard } from './bets/BingoCard.tsx'
export { NumberRow } from './bets/NumberRow.tsx'
export { RaceWords } from './bets/RaceWords.tsx'
export { Balls } from './pictures/BallsPicture.tsx'
export { RacePicture } from './pictures/RacePicture.tsx'
export { Runner } from './pictures/Runner.tsx'

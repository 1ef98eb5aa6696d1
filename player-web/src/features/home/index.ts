/** The frame of blocks that other features offer. */
export { HomeBlock } from './HomeBlock.tsx'

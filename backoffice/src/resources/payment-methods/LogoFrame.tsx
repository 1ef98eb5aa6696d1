import { PictureFrame } from '../../record/pictures/PictureFrame.tsx'

const SIZE = { width: 56, height: 28 } as const

/** A logo in a row. */
export const LogoFrame = ({ address }: { address: string | null }) => (
  <PictureFrame address={address} {...SIZE} />
)

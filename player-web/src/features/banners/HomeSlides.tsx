import { Slider } from './Slider.tsx'
import { useBanners } from './useBanners.ts'

/** The slides of a home page of blocks. */
export default function HomeSlides() {
  return <Slider banners={useBanners('home', 'top')} />
}

import { FormTabs } from '../../record/form/FormTabs.tsx'
import { BettingInputs } from './BettingInputs.tsx'
import { BrandInputs } from './BrandInputs.tsx'
import { ContactInputs } from './ContactInputs.tsx'
import { PlayerInputs } from './PlayerInputs.tsx'
import { SafetyInputs } from './SafetyInputs.tsx'

const TABS = [
  { id: 'brand', content: <BrandInputs /> },
  { id: 'contact', content: <ContactInputs /> },
  { id: 'players', content: <PlayerInputs /> },
  { id: 'betting', content: <BettingInputs /> },
  { id: 'safety', content: <SafetyInputs /> },
]

/** Every setting of a brand, by subject. */
export const SiteInputs = () => <FormTabs tabs={TABS} labels="siteSettings.tabs" />

export { AppearanceButton } from './AppearanceButton.tsx'

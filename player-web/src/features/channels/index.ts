export { MatchChannels } from './MatchChannels.tsx'

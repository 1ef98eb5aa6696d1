export { default } from '../users/UserShow.tsx'

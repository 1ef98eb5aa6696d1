export { default } from '../users/UserEdit.tsx'

export { default } from './movement.en.ts'

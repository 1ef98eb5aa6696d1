export { default } from './texts.en.ts'

export { default } from './pageTexts.en.ts'

export { default } from './catalogue.en.ts'

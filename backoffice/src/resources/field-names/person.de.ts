export { default } from './person.en.ts'

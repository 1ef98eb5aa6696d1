export { default } from '../en/index.ts'

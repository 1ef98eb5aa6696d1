declare module 'msgpackr/index-no-eval' {
  export { Packr } from 'msgpackr'
}

/** The layout of the page for transfer requests: six independent choices (docs/themes.md). */

export const TRANSFER_CHOICES = {
  /** How the methods are offered. */
  methods: ['table', 'grid', 'tabs', 'list'],
  /** Where the methods stand beside the form. */
  side: ['left', 'right', 'top'],
  fields: ['one', 'two-column', 'stepper'],
  amount: ['input', 'chips', 'bank-list'],
  /** Where the method's limits and notes stand. */
  info: ['top', 'side', 'collapsed'],
  /** Whether earlier requests stand below the form. */
  history: ['on', 'off'],
} as const

export type TransferChoice = keyof typeof TRANSFER_CHOICES
export type TransferForm = { [C in TransferChoice]: (typeof TRANSFER_CHOICES)[C][number] }

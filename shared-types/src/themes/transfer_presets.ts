/** The thirteen layouts of the transfer request; a theme names one of them. */
import type { TransferForm } from './transfer_form.ts'

const form = (
  methods: TransferForm['methods'],
  side: TransferForm['side'],
  fields: TransferForm['fields'],
  amount: TransferForm['amount'],
  info: TransferForm['info'],
  history: TransferForm['history']
): TransferForm => ({ methods, side, fields, amount, info, history })

export const TRANSFER_PRESETS = {
  'classic': form('table', 'left', 'one', 'input', 'top', 'on'),
  'classic-mirrored': form('table', 'right', 'one', 'input', 'top', 'on'),
  'ledger': form('table', 'top', 'two-column', 'input', 'side', 'on'),
  'tiles': form('grid', 'top', 'one', 'chips', 'top', 'off'),
  'tiles-beside': form('grid', 'left', 'one', 'chips', 'collapsed', 'on'),
  'tiles-wide': form('grid', 'top', 'two-column', 'chips', 'side', 'on'),
  'tabs': form('tabs', 'top', 'one', 'input', 'top', 'on'),
  'tabs-quick': form('tabs', 'top', 'one', 'chips', 'collapsed', 'off'),
  'bank-desk': form('tabs', 'top', 'two-column', 'bank-list', 'side', 'on'),
  'steps': form('list', 'left', 'stepper', 'chips', 'side', 'off'),
  'steps-tiles': form('grid', 'top', 'stepper', 'bank-list', 'collapsed', 'off'),
  'list': form('list', 'left', 'one', 'chips', 'top', 'on'),
  'list-mirrored': form('list', 'right', 'two-column', 'bank-list', 'collapsed', 'on'),
} as const satisfies Readonly<Record<string, TransferForm>>

export type TransferPresetName = keyof typeof TRANSFER_PRESETS
export const TRANSFER_PRESET_NAMES = Object.keys(TRANSFER_PRESETS) as TransferPresetName[]

/** Types into fields as people do, on any keyboard. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

const ZEROS = { Arabic: 0x660, Persian: 0x6f0, fullWidth: 0xff10 } as const
const typedOn = (zero: number, plain: string) =>
  plain.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
/** The plain text as each keyboard types it, and as it is copied out of a text that runs from right to left. */
export const typings = (plain: string): string[] => [
  plain,
  ...Object.values(ZEROS).map((zero) => typedOn(zero, plain)),
  `\u202a${plain}\u202c`,
  `\u200f${[...plain].join('\u200e')}`,
  ` ${plain}\u00a0`,
]

type Typed = HTMLInputElement | HTMLTextAreaElement

export function show(children: ReactNode): void {
  render(
    <Provider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </Provider>
  )
}

export function fieldOf(name: string): Typed {
  const field = document.querySelector<Typed>(`[name="${name}"]`)
  if (!field) throw new Error(`no field ${name}`)
  return field
}

export function type(field: Typed, text: string): void {
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}

export const isRefused = (field: Typed) => field.getAttribute('aria-invalid') === 'true'
export const reasonOf = (field: Typed) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

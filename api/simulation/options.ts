/** Options of a simulation, such as `--players 40` or `--seed=other`. */
import { parseArgs } from 'node:util'

export interface Options<Name extends string> {
  /** Throws an Error for a value that is no whole number from 1. */
  whole(name: Name): number
  text(name: Name): string
}

/** `defaults` names the options. Throws an Error for any other. */
export function optionsOf<Name extends string>(
  args: readonly string[],
  defaults: Readonly<Record<Name, string>>
): Options<Name> {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' } as const])
  )
  const { values } = parseArgs({ args: [...args], options })
  const text = (name: Name) => values[name] ?? defaults[name]
  const whole = (name: Name): number => {
    const value = Number(text(name))
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a number from 1`)
    return value
  }
  return { whole, text }
}

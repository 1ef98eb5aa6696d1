type Filters = Readonly<Record<string, unknown>>

/**
 * What was changed between `shown`, the filters that a control has on screen, and `wanted`, those that it sets, applied to
 * `asked`: the filters that were asked for last, which may not be on screen yet.
 */
export function withChange(shown: Filters, wanted: Filters, asked: Filters): Filters {
  const names = new Set([...Object.keys(shown), ...Object.keys(wanted)])
  const changed = [...names].filter((name) => !isSame(shown[name], wanted[name]))
  return {
    ...Object.fromEntries(Object.entries(asked).filter(([name]) => !changed.includes(name))),
    ...Object.fromEntries(
      changed.flatMap((name) => (name in wanted ? [[name, wanted[name]]] : []))
    ),
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

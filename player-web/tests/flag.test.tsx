import { fireEvent, render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Flag } from '../src/ui/icons/Flag.tsx'

const shown = (code: string | null) => render(<Flag countryCode={code} />).container

describe('The flag of a country', () => {
  test('is a file of its code, and England has its own', () => {
    expect(shown('tr').querySelector('img')?.getAttribute('src')).toBe('/assets/flags/TR.svg')
    expect(shown('GB').querySelector('img')?.getAttribute('src')).toBe('/assets/flags/GB-ENG.svg')
  })

  test('is the code where no flag is known, and a globe without a code', () => {
    const other = shown('X9')
    const image = other.querySelector('img')
    if (image) fireEvent.error(image)
    expect(other.textContent).toBe('X9')
    expect(shown(null).querySelector('svg')).not.toBeNull()
  })
})

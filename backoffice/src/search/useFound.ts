import { useEffect, useState } from 'react'
import { SEARCH_LENGTH } from '@grandstand/shared-types/wire/search'
import { useQuery } from '@tanstack/react-query'
import { useReading } from '../api/useCall.ts'
import { foundIn, type Found } from './found.ts'

/** Pause between two keys after which the text counts as complete. */
const PAUSE_MS = 200

const NONE: readonly Found[] = []

/** The results for a text, once the user pauses. */
export function useFound(typed: string) {
  const text = typed.trim().slice(0, SEARCH_LENGTH.max)
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isLongEnough = asked.length >= SEARCH_LENGTH.min
  const { data, error } = useQuery({
    ...useReading('GET /v1/search', { query: { q: asked } }),
    enabled: isLongEnough,
    retry: false,
  })
  const isAnswered = isLongEnough && asked === text && (data !== undefined || error !== null)
  return {
    text,
    isLongEnough: text.length >= SEARCH_LENGTH.min,
    isAnswered,
    error: isAnswered ? error : null,
    found: isAnswered && data ? foundIn(data) : NONE,
  }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { settingsQuery } from '../api/queries.ts'

/** The name of the brand; empty until it is known. */
const useBrandName = (): string => useQuery(settingsQuery).data?.title ?? ''

/** Shows the name of the page and of the brand in the browser's tab; undefined leaves the title unchanged. */
export function usePageTitle(title: string | undefined): void {
  const text = useTabText(title)
  useEffect(() => show(text), [text])
}

/** As `usePageTitle`, for the frame around a page; the page itself may set a better title afterwards. */
export function useOuterPageTitle(title: string): void {
  const text = useTabText(title)
  useLayoutEffect(() => show(text), [text])
}

function useTabText(title: string | undefined): string | undefined {
  const brand = useBrandName()
  return title === undefined || brand === '' ? title : `${title} · ${brand}`
}

function show(text: string | undefined): void {
  if (text !== undefined) document.title = text
}

/** The footer of a brand, which had one text before it had one by language; stored in the brand's profile. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

interface Brand {
  id: number
  default_language: string
  settings: string
}

interface Profile {
  footerText?: string
  footerTexts?: Partial<Record<string, string>>
}

/** The text of each brand's footer becomes that of its own language. Doing it twice changes nothing. */
export const footersByLanguage = (db: QueryClientContract): Promise<void> =>
  changeProfiles(db, ({ footerText, ...profile }, language) => ({
    footerTexts: {},
    ...profile,
    ...(footerText && { footerTexts: { [language]: footerText } }),
  }))

/** Back to one text: that of the brand's own language, else any. */
export const footersOfOneText = (db: QueryClientContract): Promise<void> =>
  changeProfiles(db, ({ footerTexts = {}, ...profile }, language) => ({
    ...profile,
    footerText: footerTexts[language] ?? Object.values(footerTexts)[0] ?? '',
  }))

/** A brand that has set no profile keeps none. */
async function changeProfiles(
  db: QueryClientContract,
  change: (profile: Profile, language: string) => Profile
): Promise<void> {
  const brands: Brand[] = await db
    .query<Brand>()
    .from('sites')
    .select('id', 'default_language', 'settings')
  for (const { id, default_language: language, settings } of brands) {
    const stored: { profile?: Profile } = JSON.parse(settings)
    if (!stored.profile) continue
    const changed = { ...stored, profile: change(stored.profile, language) }
    await db
      .from('sites')
      .where('id', id)
      .update({ settings: JSON.stringify(changed) })
  }
}

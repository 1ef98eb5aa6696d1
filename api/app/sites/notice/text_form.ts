/** Texts of the pages that the server makes without an app. */
export interface NoticeTexts {
  unknownHost: {
    title: string
    /** `{host}` stands for the host that was asked for. */
    lead: string
    hint: string
  }
}

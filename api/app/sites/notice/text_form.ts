/** Texts of the pages that the server makes without an app. */
export interface NoticeTexts {
  unknownHost: {
    title: string
    /** `{host}` stands for the host that was asked for. */
    lead: string
    hint: string
  }
  maintenance: {
    title: string
    lead: string
    /** `{time}` stands for day and time of the end. */
    until: string
  }
  /** The site cannot be reached from a phone that keeps it. */
  offline: {
    title: string
    lead: string
    hint: string
    retry: string
  }
}

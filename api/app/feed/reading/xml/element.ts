/** An element of a parsed document; names have no namespace prefix. */
export class XmlElement {
  readonly children: XmlElement[] = []
  text = ''

  constructor(
    readonly name: string,
    private readonly attributes: ReadonlyMap<string, string>
  ) {}

  /** An attribute's value; null when it is absent. */
  get(attribute: string): string | null {
    return this.attributes.get(attribute) ?? null
  }

  /** The children with a name, in order. */
  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name)
  }

  /** The first child with a name, or null. */
  one(name: string): XmlElement | null {
    return this.children.find((child) => child.name === name) ?? null
  }

  /** The element at the end of a path of child names, or null. */
  at(...names: string[]): XmlElement | null {
    return names.reduce<XmlElement | null>((element, name) => element?.one(name) ?? null, this)
  }
}

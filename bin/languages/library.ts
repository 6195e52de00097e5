import { createHash } from 'node:crypto';
import {
  type Catalogue,
  isOffered,
  LANGUAGES_FOLDER,
  languageFolders,
  languageOf,
  readCatalogue,
} from '../../src/shared/language/catalogues.ts';
import { type Language, SOURCE_LANGUAGE } from '../../src/shared/language/language.ts';
import { type MessagePieces, type Need, needsOf, readMessage } from '../../src/shared/language/message.ts';

/** All catalogues, read at one moment. */
export class Library {
  /** All that have a folder. */
  readonly languages: readonly string[];
  /** Without those that are being translated. */
  readonly offered: readonly Language[];
  readonly #catalogues: ReadonlyMap<string, Catalogue>;
  readonly #messages = new Map<string, MessagePieces>();
  readonly #needs = new Map<string, ReadonlyMap<string, Need>>();

  constructor(folder = LANGUAGES_FOLDER) {
    this.languages = languageFolders(folder);
    this.#catalogues = new Map(this.languages.map(language => [language, readCatalogue(language, folder)]));
    this.offered = this.languages.map(code => languageOf(code, this.catalogue(code))).filter(isOffered);
  }

  catalogue(language: string): Catalogue {
    return this.#catalogues.get(language) ?? new Map();
  }

  /** The text of a key; English if the language has none. */
  message(language: string, key: string): { readonly language: string; readonly message: MessagePieces } {
    const spoken = this.catalogue(language).has(key) ? language : SOURCE_LANGUAGE;
    const at = `${spoken} ${key}`;
    const message = this.#messages.get(at) ?? this.#read(spoken, key);
    this.#messages.set(at, message);
    return { language: spoken, message };
  }

  /** What a text asks for, by its English version. @throws if there is none */
  needs(key: string): ReadonlyMap<string, Need> {
    const needs = this.#needs.get(key) ?? this.needsIn(SOURCE_LANGUAGE, key);
    this.#needs.set(key, needs);
    return needs;
  }

  /** What the text asks for in a language. */
  needsIn(language: string, key: string): ReadonlyMap<string, Need> {
    try {
      return needsOf(this.message(language, key).message);
    } catch (error) {
      throw new Error(`languages/${language}: “${key}” can't be used: ${(error as Error).message}`);
    }
  }

  /** Changes when the text changes in any language that is offered. */
  digest(key: string): string {
    const texts = this.offered.map(({ code }) => this.catalogue(code).get(key) ?? null);
    return createHash('sha256')
      .update(JSON.stringify([this.offered.map(({ code }) => code), texts]))
      .digest('base64url')
      .slice(0, 6)
      .replaceAll('-', '_');
  }

  #read(language: string, key: string): MessagePieces {
    const text = this.catalogue(language).get(key);
    if (text === undefined) throw new Error(`languages/${SOURCE_LANGUAGE} has no text “${key}”.`);
    try {
      return readMessage(text);
    } catch (error) {
      throw new Error(`languages/${language}: “${key}” can't be read: ${(error as Error).message}`);
    }
  }
}

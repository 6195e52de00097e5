import { describe, expect, it } from 'vitest';
import { McpError } from './mcp-error.ts';
import { agreedVersion, completeResult, knowsOutput, MCP_VERSIONS, speaksEachRequest } from './mcp-version.ts';

const VERSION = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientCapabilities': {},
};
const HEADERS = { 'mcp-protocol-version': VERSION, 'mcp-method': 'tools/call', 'mcp-name': 'read_order' };
const call = (meta: object | undefined = META) => ({
  method: 'tools/call',
  params: { name: 'read_order', _meta: meta },
});

function codeOf(headers: Readonly<Record<string, string>>, said: ReturnType<typeof call>): number | boolean {
  try {
    return speaksEachRequest(headers, said);
  } catch (error) {
    if (error instanceof McpError && error.status === 400) return error.code;
    throw error;
  }
}

describe('the version of a message', () => {
  it('is one with a handshake, unless headers and body both say the newest', () => {
    expect(codeOf(HEADERS, call())).toBe(true);
    expect(codeOf({}, call({}))).toBe(false);
    expect(codeOf({ 'mcp-protocol-version': '2025-06-18' }, call({}))).toBe(false);
  });

  it('is refused where headers say something else than the body', () => {
    for (const [name, value] of [
      ['mcp-protocol-version', '2025-06-18'],
      ['mcp-method', 'tools/list'],
      ['mcp-method', 'TOOLS/CALL'],
      ['mcp-name', 'list_orders'],
    ])
      expect([name, codeOf({ ...HEADERS, [String(name)]: String(value) }, call())]).toEqual([name, -32_020]);
    for (const name of Object.keys(HEADERS)) {
      const headers = Object.fromEntries(Object.entries(HEADERS).filter(([each]) => each !== name));
      expect([name, codeOf(headers, call())]).toEqual([name, -32_020]);
    }
  });

  it('is refused where it is unknown, with those that are spoken', () => {
    const other = '2099-01-01';
    const unknown = { ...META, 'io.modelcontextprotocol/protocolVersion': other };
    expect(codeOf({ ...HEADERS, 'mcp-protocol-version': other }, call(unknown))).toBe(-32_022);
    expect(codeOf({ 'mcp-protocol-version': other }, call({}))).toBe(-32_022);
    expect(() => speaksEachRequest({ 'mcp-protocol-version': other }, call({}))).toThrow(
      expect.objectContaining({ data: { supported: expect.arrayContaining([VERSION]), requested: other } }),
    );
  });

  it('is refused where the body lacks what each request must say', () => {
    expect(codeOf(HEADERS, call({}))).toBe(-32_602);
    expect(codeOf(HEADERS, { method: 'tools/call', params: undefined } as never)).toBe(-32_602);
    expect(codeOf(HEADERS, call({ 'io.modelcontextprotocol/protocolVersion': VERSION }))).toBe(-32_602);
    expect(codeOf(HEADERS, call({ 'io.modelcontextprotocol/protocolVersion': 5 }))).toBe(-32_602);
  });

  it('of a handshake is the one asked for, or the newest that has one', () => {
    expect([agreedVersion('2025-03-26'), agreedVersion(VERSION), agreedVersion(undefined)]).toEqual([
      '2025-03-26',
      '2025-11-25',
      '2025-11-25',
    ]);
  });

  it('knows what tools answer with since 2025-06-18, and if none is named it is from before', () => {
    const known = MCP_VERSIONS.filter(version => knowsOutput({ 'mcp-protocol-version': version }));
    expect(known).toEqual(['2026-07-28', '2025-11-25', '2025-06-18']);
    expect(knowsOutput({})).toBe(false);
  });

  it('without a handshake has results that say what they are, who answers, and how long lists are good', () => {
    expect(completeResult({ tools: [] }, { name: 'shop' }, true)).toEqual({
      ...{ resultType: 'complete', tools: [], ttlMs: 300_000, cacheScope: 'public' },
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'shop' } },
    });
    expect(completeResult({}, {}, false)).not.toHaveProperty('ttlMs');
  });
});

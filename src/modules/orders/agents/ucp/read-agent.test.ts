import { describe, expect, it } from 'vitest';
import { profileIn } from './read-agent.ts';

describe('the platform that a request names', () => {
  it('is the profile of the dictionary, wherever it stands', () => {
    expect(profileIn('profile="https://agent.example/p.json"')).toBe('https://agent.example/p.json');
    expect(profileIn('version="1", profile="https://a.example/p"')).toBe('https://a.example/p');
    expect(profileIn('profile="https://a.example/1",profile="https://a.example/2"')).toBe('https://a.example/2');
    expect(profileIn('profile="https://a.example/\\"x"')).toBe('https://a.example/"x');
  });

  it('is none if the header is missing or means something else', () => {
    for (const header of [undefined, '', 'https://agent.example/p.json', 'profile=https://a.example', 'xprofile="x"'])
      expect([header, profileIn(header)]).toEqual([header, undefined]);
  });
});

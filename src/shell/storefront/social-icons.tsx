const MARKS = [
  'M4 4l7.5 9.7L4.3 20M20 4l-6.4 6.8M4 4h4.5L20 20h-4.5z',
  'M3.5 8.5a4 4 0 0 1 4-4h9a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4zM10 9l5 3-5 3z',
  'M4.5 8.5a4 4 0 0 1 4-4h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4zM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M17 7.2v.1',
];

/** Marks of the networks; they lead nowhere, so nobody is told of them but the eye. */
export function SocialIcons({ className }: { className?: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      {MARKS.map(mark => (
        <svg
          key={mark}
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d={mark} />
        </svg>
      ))}
    </span>
  );
}

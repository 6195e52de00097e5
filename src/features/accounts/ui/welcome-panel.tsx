import styles from './welcome-panel.module.css';

export type WelcomePanelProps = {
  shopName: string;
  isForSellers: boolean;
};

/** Greets on wide screens: a dark slab into which the live wire comes down from above. */
export function WelcomePanel({ shopName, isForSellers }: WelcomePanelProps) {
  return (
    <aside className={styles.panel} aria-label="Welcome">
      <div className={styles.words}>
        <p className={styles.title}>
          Welcome to {shopName} {isForSellers ? 'Seller Portal' : 'Shopping'}
        </p>
        <p className={styles.subtitle}>
          {isForSellers
            ? 'Manage your store, products, and orders with ease.'
            : 'Your one-stop shop for the latest tech gadgets and accessories.'}
        </p>
      </div>
      <svg className={styles.art} viewBox="0 0 520 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        {isForSellers ? <Shutter /> : <Phone />}
      </svg>
    </aside>
  );
}

/** A phone on its back edge, being charged. */
function Phone() {
  return (
    <>
      <path className={styles.wire} d="M96 -400 V 250 C 96 392 300 408 300 352 V 346" />
      <rect className={styles.plug} x="288" y="322" width="24" height="30" rx="5" />
      <rect className={styles.pin} x="293" y="310" width="14" height="12" rx="2" />
      <rect className={styles.body} x="206" y="-70" width="188" height="382" rx="34" />
      <rect className={styles.screen} x="218" y="-58" width="164" height="358" rx="24" />
      <path className={styles.bolt} d="M312 78 L270 146 H298 L288 196 L332 124 H303 Z" />
    </>
  );
}

/** A shop front whose shutter is up, on the same wire. */
function Shutter() {
  return (
    <>
      <path className={styles.wire} d="M96 -400 V 300 C 96 372 150 372 190 372 H 214" />
      <rect className={styles.plug} x="210" y="360" width="30" height="24" rx="5" />
      <rect className={styles.body} x="240" y="96" width="250" height="300" rx="12" />
      <rect className={styles.screen} x="264" y="176" width="202" height="220" rx="4" />
      <path
        className={styles.awning}
        d="M224 96 H506 V132 a23.5 23.5 0 0 1 -47 0 a23.5 23.5 0 0 1 -47 0 a23.5 23.5 0 0 1 -47 0 a23.5 23.5 0 0 1 -47 0 a23.5 23.5 0 0 1 -47 0 a23.5 23.5 0 0 1 -47 0 Z"
      />
      <path className={styles.bolt} d="M368 214 L326 282 H354 L344 332 L388 260 H359 Z" />
    </>
  );
}

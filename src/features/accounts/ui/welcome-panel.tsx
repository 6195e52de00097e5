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
      <path className={styles.wire} d="M96 -400 V 282 C 96 410 316 424 316 372 V 358" />
      <rect className={styles.plug} x="303" y="334" width="26" height="32" rx="6" />
      <rect className={styles.pin} x="308" y="322" width="16" height="12" rx="2" />
      <rect className={styles.body} x="236" y="8" width="160" height="316" rx="30" />
      <rect className={styles.screen} x="247" y="19" width="138" height="294" rx="20" />
      <rect className={styles.lens} x="296" y="31" width="40" height="11" rx="5.5" />
      <path className={styles.bolt} d="M324 112 L288 172 H313 L304 216 L344 152 H318 Z" />
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

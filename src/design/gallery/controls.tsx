import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Radio } from '#design/choices/radio.tsx';
import { RadioTile } from '#design/choices/radio-tile.tsx';
import { Select } from '#design/choices/select.tsx';
import { StarInput } from '#design/choices/star-input.tsx';
import { Stepper } from '#design/choices/stepper.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { OneTimeCodeField } from '#design/fields/one-time-code-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import styles from './gallery.module.css';

const order = [
  { value: 'new', label: 'Newest' },
  { value: 'low', label: 'Price: low to high' },
];

export function Controls() {
  const [count, setCount] = useState(1);
  const [stars, setStars] = useState(3);
  return (
    <section>
      <WireHeading step={1}>Controls</WireHeading>
      <div className={styles.row}>
        <Button tone="primary">Add to cart</Button>
        <Button>Buy now</Button>
        <Button tone="quiet">Cancel</Button>
        <Button tone="danger">Delete</Button>
        <a className={buttonClass()} href="#link">
          See the phone
        </a>
        <Button tone="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
        <Button tone="primary" busy busyLabel="Placing your order">
          Place Your Order
        </Button>
        <Button busy>Save</Button>
      </div>
      <div className={styles.row}>
        <Button size="sm" icon={<Plus />}>
          Add
        </Button>
        <Button size="xl" tone="primary" icon={<Plus />}>
          Add to cart
        </Button>
        <IconButton label="Remove" icon={<Trash />} />
        <IconButton label="Search" icon={<Search />} tone="outline" />
        <IconButton label="Zoom" icon={<Search />} tone="raised" disabled />
        <Stepper label="Quantity" value={count} onChange={setCount} max={4} />
        <Stepper label="Quantity in the cart" value={count} onChange={setCount} min={0} tone="volt" />
        <Stepper label="Quantity to buy" value={count} onChange={setCount} size="xl" />
        <Select label="Sort by" inline choices={order} />
      </div>
      <div className={styles.fields}>
        <TextField label="Full name" defaultValue="Ananya Rao" />
        <TextField label="Mobile" sign="+91" placeholder="98765 43210" hint="For the courier" inputMode="tel" />
        <TextField
          label="Sale Price"
          aside="optional"
          sign="₹"
          defaultValue="1,47,900"
          error="Must be below ₹1,44,900"
          changed
        />
        <TextField
          label="Search"
          labelHidden
          icon={<Search />}
          placeholder="Search phones, earbuds, TVs"
          type="search"
        />
        <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
        <OneTimeCodeField label="Code from the mail" defaultValue="402" />
        <Select label="State" placeholder="Choose" choices={order} defaultValue="" />
        <TextField label="Disabled" defaultValue="Fixed" disabled />
        <TextField label="Read only" defaultValue="29AABCB1234C1ZA" readOnly />
        <TextArea label="Description" defaultValue="Half an hour on the wire, a whole day off it." />
        <FieldGroup legend="Brand">
          <Checkbox label="Apple" aside="17" defaultChecked />
          <Checkbox label="Samsung" aside="24" />
          <Checkbox label="Some of it" indeterminate />
          <Checkbox label="Not declared" aside="0" disabled />
        </FieldGroup>
        <FieldGroup legend="Rating" error="Choose one">
          <Radio name="rating" label="4 and above" aside="112" defaultChecked />
          <Radio name="rating" label="3 and above" hint="With a word of help" />
        </FieldGroup>
        <StarInput legend="Your rating" value={stars} onChange={setStars} />
        <RadioTile name="pay" label="Cash on delivery" icon={<Plus />} defaultChecked>
          Pay the courier in cash or by UPI
        </RadioTile>
        <RadioTile name="pay" label="UPI, card, net banking" action={<a href="#edit">Edit</a>}>
          On another page, then back here
        </RadioTile>
        <RadioTile name="pay" label="Not here" disabled>
          Not served at this PIN code
        </RadioTile>
      </div>
    </section>
  );
}

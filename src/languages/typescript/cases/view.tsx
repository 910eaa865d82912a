import React, { memo } from 'react'; // ^ import default as React from react ^ import memo as memo from react

export const App = ({ title, onClose = noop }: Props) => { // ^ chunk function App(arg0{title,onClose}: Props) exported ^ bind param title index=0 path=.title ^ bind param onClose path=.onClose index=0 ^ bind const App
	const [n, setN] = React.useState(0); // ^ call React.useState receiver=React ^ bind const n path=[0] value=call#0 ^ bind const setN path=[1] value=call#0
	return (
		<Layout title={title} wide {...rest}>{/*
			// ^ call Layout via=jsx name=Layout args=4 kinds=identifier,boolean,spread,jsx keywords=title,wide,children in=App ^ refs Layout:call title:read rest:read */}
			<p className="x" onClick={() => setN(n + 1)}>{n}</p>{/*
			// ^ call setN in=App:lambda ^ chunk lambda -() */}
			<ui.Button kind="a" onClick={onClose} key={id()}>{title}</ui.Button>{/*
			// ^ call ui.Button via=jsx receiver=ui name=Button args=4 kinds=string,identifier,call,jsx keywords=kind,onClick,key,children values="\"a\", onClose, call#2, [title]" ^ call id ^ refs ui:read .Button:call onClose:read id:call title:read ui:read .Button:read */}
			<Generic<string> value="s" />{/*
			// ^ call Generic via=jsx args=1 */}
			{n > 0 && <Badge />}{/*
			// ^ call Badge via=jsx args=0 ^ refs n:read Badge:call */}
			<svg:path />{/*
			// ^ no call ^ no refs */}
			<my-element />{/*
			// ^ no call */}
			<></>
		</Layout>
	);
};
const Memo = memo(function Inner(props: Props) { return <div />; }); // ^ chunk constant Memo ^ chunk function Memo.Inner(props: Props) ^ call memo kinds=function

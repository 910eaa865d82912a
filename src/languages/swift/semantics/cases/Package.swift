// swift-tools-version:5.5
import PackageDescription
let package = Package(
	name: "Sample",
	targets: [
		.target(name: "Core"),
		.target(name: "Other"),
		.target(name: "App", dependencies: ["Core"]),
		.testTarget(name: "AppTests", dependencies: ["App"]),
	]
)
